export default 'settings for admins';
