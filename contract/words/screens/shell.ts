/** The menus around every screen. */

export const categories = 'Categories';
export const allOf = (name: string | number) => `All of ${name}`;
export const login = 'Login';
export const asHunter = 'As Hunter';
export const asTalent = 'As Talent';
export const main = 'Main';
export const talentHunter = 'Talent hunter';
export const editProfile = 'Edit profile';
export const logOut = 'Log out';
export const switchToHiring = 'Switch to hiring';
export const switchToSelling = 'Switch to selling';
export const startHiringToo = 'Start hiring too';
export const startSellingToo = 'Start selling too';
export const menuOf = (name: string | number) => `Menu of ${name}`;
export const creativeTalent = 'Creative talent';
export const yourMenuCouldNotBeLoaded = 'Your menu could not be loaded. Try again';
export const menu = 'Menu';
export const unread = (label: string | number, count: string | number) => `${label}, ${count} unread`;
export const allPlaces = 'All places';
export const orders = 'Orders';
export const notices = 'Notices';
export const asTheDevice = 'as the device';
export const theme = (value: string | number) => `Theme: ${value}`;
export const light = 'light';
export const dark = 'dark';
