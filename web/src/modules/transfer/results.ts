/** Jobs whose file is kept and offered as that of an export is, by the first part of their names. */
const modules = new Set(['transfer'])

/** For modules above whose jobs end in such a file. */
export const placeResults = (module: string): void => void modules.add(module)

export const hasResult = (job: string): boolean => modules.has(job.split('.')[0] ?? '')
