export {}; // it only says where the module is
