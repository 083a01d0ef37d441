/** A text as it is, as bytes of a column, and in an encoding. */
export const looksOf = (text: string): string[] => {
  const bytes = Buffer.from(text)
  const inBase64 = [0, 1, 2].map((shift) =>
    Buffer.concat([Buffer.alloc(shift), bytes, Buffer.alloc(3)])
      .toString('base64')
      .slice(4, 12),
  )
  return [text, bytes.toString('hex'), ...inBase64]
}
