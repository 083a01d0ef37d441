/** The poster designer has a look of its own; the theme of the app does not apply to it. */
export const hasOwnLook = (path: string): boolean => path === '/goods/posterDesign'
