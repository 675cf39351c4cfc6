SET search_path = 'other.main';
