console.log(BUILD_DATE);
