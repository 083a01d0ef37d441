import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

/** Types people may store, told by content. What a browser could run (HTML, SVG, scripts) is never among them. */
const images = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/gif'])
const documents = new Map([
  ['application/pdf', ['pdf']],
  // An invoice of the tax bureau for archives is a zip of its own ending.
  ['application/zip', ['zip', 'ofd']],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', ['docx']],
  ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', ['xlsx']],
  ['application/vnd.openxmlformats-officedocument.presentationml.presentation', ['pptx']],
  ['application/x-cfb', ['doc', 'xls', 'ppt']],
])
const plain = new Map([
  ['txt', 'text/plain'],
  ['csv', 'text/csv'],
  // Kept and given back as plain text: no browser draws it.
  ['xml', 'text/plain'],
])

export const isImage = (mime: string): boolean => images.has(mime)
export const extensionOf = (name: string): string => /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? ''

const looksLikeText = (content: Buffer): boolean =>
  !content.includes(0) &&
  !/<\s*(script|html|svg|!doctype|iframe|body)/i.test(content.subarray(0, 4096).toString('latin1'))

/** The type a file is kept under, or nothing when it is not accepted: content and ending must agree. */
export const acceptedType = (detected: string | undefined, name: string, content: Buffer): string | undefined => {
  const extension = extensionOf(name)
  if (detected && isImage(detected))
    return ['svg', 'html', 'htm', 'xml', 'js'].includes(extension) ? undefined : detected
  if (detected && !(detected === 'application/xml' && extension === 'xml'))
    return documents.get(detected)?.includes(extension) ? detected : undefined
  const text = plain.get(extension)
  return text && looksLikeText(content) ? text : undefined
}

/** Names are kept as typed, without what could leave a folder, break a header or hide the ending. */
export const safeName = (name: string): string => {
  const base = name.split(/[/\\]/).at(-1) ?? ''
  const whole = base.replaceAll(/[\p{Cc}\p{Cf}"]/gu, '').trim()
  const clean = [...whole].slice(-120).join('')
  return clean === '' || clean === '.' || clean === '..' ? 'file' : clean
}

const pictureEndings: Readonly<Record<string, readonly string[]>> = {
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/webp': ['webp'],
  'image/gif': ['gif'],
}

/** A picture ends as what it is, whatever it was called: some servers and people go by the ending. */
export const nameFor = (mime: string, name: string): string => {
  const [usual, ...others] = pictureEndings[mime] ?? []
  const ending = extensionOf(name)
  if (!usual || [usual, ...others].includes(ending)) return name
  return `${ending ? name.slice(0, -ending.length - 1) : name}.${usual}`
}

export const disposition = (mime: string, name: string): string => {
  const inline = isImage(mime) || mime === 'application/pdf'
  return `${inline ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(name).replaceAll("'", '%27')}`
}

/** `session` is the sign-in it was made for; empty for programs and for external people. */
export type Link = {
  readonly tenantId: string
  readonly fileId: string
  readonly thumb: boolean
  readonly expires: number
  readonly session: string
}

const cipher = 'aes-256-gcm'
const [ivBytes, tagBytes] = [12, 16]
const keyOf = (secret: string): Buffer => createHash('sha256').update(`file link|${secret}`).digest()

/** Sealed as a whole: an old link tells nothing, not even which file it was for. */
export const sealLink = ({ tenantId, fileId, thumb, expires, session }: Link, secret: string): string => {
  const iv = randomBytes(ivBytes)
  const seal = createCipheriv(cipher, keyOf(secret), iv)
  const text = [tenantId, fileId, thumb ? 't' : 'f', expires, session].join('|')
  return Buffer.concat([iv, seal.update(text, 'utf8'), seal.final(), seal.getAuthTag()]).toString('base64url')
}

export const openLink = (token: string, secret: string): Link | undefined => {
  const sealed = Buffer.from(token, 'base64url')
  // Compared as text: a decoder would forgive a changed last letter, padding and what follows.
  if (sealed.length <= ivBytes + tagBytes || sealed.toString('base64url') !== token) return undefined
  const open = createDecipheriv(cipher, keyOf(secret), sealed.subarray(0, ivBytes))
  open.setAuthTag(sealed.subarray(-tagBytes))
  try {
    const text = `${open.update(sealed.subarray(ivBytes, -tagBytes), undefined, 'utf8')}${open.final('utf8')}`
    const [tenantId = '', fileId = '', variant, expires, session = ''] = text.split('|')
    return { tenantId, fileId, thumb: variant === 't', expires: Number(expires), session }
  } catch {
    return undefined
  }
}
