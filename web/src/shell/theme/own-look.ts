/** A designer of posters is not dressed like the rest of the app. */
export const hasOwnLook = (path: string): boolean => path === '/goods/posterDesign'
