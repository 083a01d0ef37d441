import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { pagesOf } from './pages.service.ts'

const pdf = (...objects: readonly (string | Buffer)[]): Buffer =>
  Buffer.concat(['%PDF-1.7\n', ...objects, '\n%%EOF'].map((part) => Buffer.from(part)))

describe('the pages of a PDF', () => {
  it('are those its tree says, also where it holds other dictionaries or stands packed', () => {
    expect(pagesOf(pdf('1 0 obj << /Type /Pages /Kids [2 0 R] /Count 12 >> endobj'))).toBe(12)
    expect(pagesOf(pdf('1 0 obj <</Count 7/Resources<</Font<</F1 3 0 R>>>>/Type/Pages>> endobj'))).toBe(7)
    const packed = deflateSync(Buffer.from('5 0 <</Type/Pages/Count 31/Kids[]>>'))
    const head = `9 0 obj <</Type /ObjStm /Filter /FlateDecode /N 1 /First 4 /Length ${packed.length}>>\nstream\n`
    expect(pagesOf(pdf(head, packed, '\nendstream endobj'))).toBe(31)
  })

  it('are counted one by one where there is no tree, and are unknown in anything else', () => {
    expect(pagesOf(pdf('1 0 obj <</Type /Page>> endobj 2 0 obj <</Type/Page /A 1>> endobj'))).toBe(2)
    expect(pagesOf(pdf('nothing'))).toBeUndefined()
    expect(pagesOf(Buffer.from('GIF89a'))).toBeUndefined()
    const broken = '9 0 obj <</Type /ObjStm>>\nstream\nnot packed\nendstream endobj'
    expect(pagesOf(pdf(broken))).toBeUndefined()
  })
})
