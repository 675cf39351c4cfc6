"""What will be published: recodings, the labels of classes, columns and rows."""
