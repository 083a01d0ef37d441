export const must = (truth: boolean, message: string): void => {
  if (!truth) throw new Error(message)
}
