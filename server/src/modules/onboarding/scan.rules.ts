const scans = /^(?:image\/(?:png|jpeg|webp|gif)|application\/pdf)$/

/** What somebody from outside may send: something to look at, nothing to open. */
export const isScan = (mime: string): boolean => scans.test(mime)
