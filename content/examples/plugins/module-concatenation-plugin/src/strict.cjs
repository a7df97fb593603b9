'use strict';

exports.name = 'strict';
