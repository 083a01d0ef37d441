/** A click that was carried out is not taken again for so long, in milliseconds. */
export const clickThrottle = 2000

/** The server is asked about what is typed once it has rested for so long, in milliseconds. */
export const inputDebounce = 1000
