'use strict';

exports[new Date().getFullYear()] = true;
