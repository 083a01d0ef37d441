import { describe, expect, it } from 'vitest'
import { acceptedType, disposition, nameFor, openLink, safeName, sealLink } from './file.rules.ts'

const some = Buffer.from('x')
const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

describe('a type', () => {
  it.each([
    ['image/png', 'a.png', 'image/png'],
    ['image/png', 'a', 'image/png'],
    ['image/jpeg', 'a.JPG', 'image/jpeg'],
    ['application/pdf', '合同.PDF', 'application/pdf'],
    [word, 'a.docx', word],
    ['application/zip', 'a.zip', 'application/zip'],
    [undefined, 'a.txt', 'text/plain'],
    [undefined, 'a.csv', 'text/csv'],
  ])('%s named %s is kept as %s', (detected, name, kept) => {
    expect(acceptedType(detected, name, some)).toBe(kept)
  })

  it.each([
    ['image/png', 'a.svg'],
    ['image/png', 'a.html'],
    ['application/zip', 'a.jpg'],
    ['application/zip', 'a.docx'],
    ['application/pdf', 'a.html'],
    ['application/pdf', 'a'],
    ['text/html', 'a.txt'],
    ['image/svg+xml', 'a.svg'],
    ['image/svg+xml', 'a.png'],
    ['application/x-msdownload', 'a.exe'],
    ['application/x-msdownload', 'a.pdf'],
    [undefined, 'a.png'],
    [undefined, 'a.js'],
    [undefined, 'a'],
  ])('%s named %s is refused', (detected, name) => {
    expect(acceptedType(detected, name, some)).toBeUndefined()
  })

  it.each(['<html>', '< SCRIPT>', '<!doctype html>', '<svg/onload=x>', '<iframe src=x>', 'a\u0000b'])(
    'of a text that is really %j is refused',
    (text) => {
      expect(acceptedType(undefined, 'a.txt', Buffer.from(text))).toBeUndefined()
    },
  )
})

describe('a name', () => {
  it.each([
    ['合同 2026.pdf', '合同 2026.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\x\\a.pdf', 'a.pdf'],
    ['a\u0000b.pdf', 'ab.pdf'],
    ['a\r\nset-cookie: x.pdf', 'aset-cookie: x.pdf'],
    ['\u202Efdp.exe', 'fdp.exe'],
    ['a\u200Bb.pdf', 'ab.pdf'],
    ['a"; x="b.pdf', 'a; x=b.pdf'],
    ['..', 'file'],
    ['', 'file'],
    ['   ', 'file'],
    ['a/', 'file'],
  ])('%j is kept as %j', (typed, kept) => {
    expect(safeName(typed)).toBe(kept)
  })

  it('that is too long keeps its ending', () => {
    const kept = safeName(`${'长'.repeat(300)}.pdf`)
    expect(kept).toHaveLength(120)
    expect(kept.endsWith('.pdf')).toBe(true)
  })

  it('is never cut through a character', () => {
    for (const ending of ['.pdf', '.docx']) {
      const kept = safeName(`${'😀'.repeat(150)}${ending}`)
      expect(kept.isWellFormed()).toBe(true)
      expect(kept.endsWith(ending)).toBe(true)
    }
  })

  it('in a header is written so that nothing can follow it', () => {
    expect(disposition('image/png', `a'b"c;\n上.png`)).toBe("inline; filename*=UTF-8''a%27b%22c%3B%0A%E4%B8%8A.png")
    expect(disposition('application/pdf', 'a.pdf')).toMatch(/^inline/)
    for (const mime of ['text/plain', 'text/csv', 'application/zip', word])
      expect(disposition(mime, 'a')).toMatch(/^attachment/)
  })
})

describe('a link', () => {
  const link = { tenantId: 't', fileId: 'f', thumb: false, expires: 1_800_000_000, session: 's' }
  const token = sealLink(link, 'secret')

  it('opens with the secret it was made with and with no other', () => {
    expect(openLink(token, 'secret')).toEqual(link)
    expect(openLink(token, 'other')).toBeUndefined()
    expect(openLink(sealLink({ ...link, thumb: true }, 'secret'), 'secret')?.thumb).toBe(true)
  })

  it('does not open when any one letter of it was changed, or more was added', () => {
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
    const changed = [...token].map((letter, at) => {
      const other = letter === '.' ? '-' : (letters[(letters.indexOf(letter) + 1) % 64] ?? '')
      return token.slice(0, at) + other + token.slice(at + 1)
    })
    for (const wrong of [...changed, `${token}.`, `${token}.x`, `${token}A`, '', '.', 'x'])
      expect(openLink(wrong, 'secret'), wrong).toBeUndefined()
  })
})

describe('the name of a picture', () => {
  it.each([
    ['image/png', 'a.php', 'a.png'],
    ['image/png', 'agnp.exe', 'agnp.png'],
    ['image/jpeg', '照片.JPEG', '照片.JPEG'],
    ['image/jpeg', '照片.jpg', '照片.jpg'],
    ['image/jpeg', '照片.png', '照片.jpg'],
    ['image/webp', '图', '图.webp'],
    ['image/gif', 'v1.5米', 'v1.5米.gif'],
    ['application/pdf', '合同.pdf', '合同.pdf'],
  ])('%s called %s is kept as %s', (mime, name, kept) => {
    expect(nameFor(mime, name)).toBe(kept)
  })
})
