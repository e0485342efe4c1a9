export {}; // imported for its side effect: it supplies the module
