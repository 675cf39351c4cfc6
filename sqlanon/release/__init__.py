"""The content of a release: recodings, the labels of classes, columns and rows."""
