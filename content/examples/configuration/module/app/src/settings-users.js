export default 'settings for users';
