/** A picture in formatted text names a file of ours. An address would be somebody else's, or would expire. */
export const pictureMark = 'data-file'

const id = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

export const isPicture = (named: string | null | undefined): named is string => id.test(named ?? '')
