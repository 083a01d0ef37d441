import { createHmac, timingSafeEqual } from 'node:crypto'

/** Types people may store, told by content. What a browser could run (HTML, SVG, scripts) is never among them. */
const images = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/gif'])
const documents = new Map([
  ['application/pdf', ['pdf']],
  ['application/zip', ['zip']],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', ['docx']],
  ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', ['xlsx']],
  ['application/vnd.openxmlformats-officedocument.presentationml.presentation', ['pptx']],
  ['application/x-cfb', ['doc', 'xls', 'ppt']],
])
const plain = new Map([
  ['txt', 'text/plain'],
  ['csv', 'text/csv'],
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
  if (detected) return documents.get(detected)?.includes(extension) ? detected : undefined
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

export const disposition = (mime: string, name: string): string => {
  const inline = isImage(mime) || mime === 'application/pdf'
  return `${inline ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(name).replaceAll("'", '%27')}`
}

export type Link = { tenantId: string; fileId: string; thumb: boolean; expires: number }

const sign = (body: string, secret: string): string =>
  createHmac('sha256', secret).update(`file:${body}`).digest('base64url')

export const signLink = ({ tenantId, fileId, thumb, expires }: Link, secret: string): string => {
  const body = Buffer.from([tenantId, fileId, thumb ? 't' : 'f', expires].join('|')).toString('base64url')
  return `${body}.${sign(body, secret)}`
}

export const openLink = (token: string, secret: string): Link | undefined => {
  const [body = '', ...signature] = token.split('.')
  // Compared as text: a decoder would forgive a changed last letter, padding and what follows.
  const given = Buffer.from(signature.join('.'))
  const right = Buffer.from(sign(body, secret))
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined
  const [tenantId = '', fileId = '', variant, expires] = Buffer.from(body, 'base64url').toString('utf8').split('|')
  return { tenantId, fileId, thumb: variant === 't', expires: Number(expires) }
}
