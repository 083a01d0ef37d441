import { sendPicture } from '@/ui/fields/rich/pictures.ts'

const sent = new Map<string, string>()

/**
 * Stores what was drawn and gives its id, or nothing when it could not be stored. Tried again after a refusal,
 * the same drawing is not stored twice.
 */
export const sendSignature = async (drawn: string): Promise<string | undefined> => {
  const known = sent.get(drawn)
  if (known) return known
  const bytes = Uint8Array.from(atob(drawn.slice(drawn.indexOf(',') + 1)), (letter) => letter.codePointAt(0) ?? 0)
  const stored = await sendPicture(new File([bytes], 'signature.png', { type: 'image/png' }))
  sent.clear()
  if (stored) sent.set(drawn, stored.id)
  return stored?.id
}
