exports.deep = true;
