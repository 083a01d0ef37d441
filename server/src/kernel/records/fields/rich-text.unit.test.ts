import { describe, expect, it } from 'vitest'
import { cleanHtml, picturesIn } from './rich-text.ts'

const id = '01980000-0000-7000-8000-000000000001'
const ours = `<img data-file="${id}" alt="现场" />`

describe('pictures in formatted text', () => {
  it('are references to files of ours', () => expect(cleanHtml(`<p>一</p>${ours}`)).toBe(`<p>一</p>${ours}`))

  it('have no address of their own', () => {
    const addresses = ['https://evil.example/a.png', '//evil.example/a.png', '/api/file/raw/x', 'javascript:alert(1)']
    for (const src of [...addresses, 'data:image/png;base64,AA', 'data:text/html,<script>'])
      expect(cleanHtml(`<img src="${src}" data-file="${id}" alt="现场">`), src).toBe(ours)
  })

  it.each([
    '<img src="https://evil.example/a.png">',
    '<img src="javascript:alert(1)">',
    '<img src="/api/file/raw/x">',
    '<img data-file="https://evil.example/a.png">',
    '<img data-file="../../x">',
    `<img data-file="${id} onerror=alert(1)">`,
    '<img>',
    '<image href="https://evil.example/a.png"/>',
    '<svg><image href="https://evil.example/a.png"/></svg>',
  ])('that are not ours are left out: %s', (html) => expect(cleanHtml(`<p>一${html}</p>`)).toBe('<p>一</p>'))

  it('bring nothing along', () => {
    const loaded = `<img data-file="${id}" alt="现场" onerror="alert(1)" srcset="https://evil.example 2x" style="background:url(https://evil.example)">`
    const clean = cleanHtml(loaded)
    for (const trace of ['onerror', 'srcset', 'evil', 'url(']) expect(clean).not.toContain(trace)
  })

  it('cannot come in by a style either', () =>
    expect(cleanHtml('<p style="background-image:url(https://evil.example/a.png)">一</p>')).toBe('<p>一</p>'))

  it('are found, each once', () => {
    const other = id.replace(/1$/, '2')
    const html = `<p>${ours}</p>${ours}<img alt="x" data-file="${other}"><img data-file="no"><p>data-file="x"</p>`
    expect(picturesIn(html)).toEqual([id, other])
    expect(picturesIn(null)).toEqual([])
  })
})

it('links that run are left out', () => expect(cleanHtml('<a href="javascript:alert(1)">一</a>')).toBe('<a>一</a>'))
