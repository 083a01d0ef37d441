import { describe, expect, it } from 'vitest'
import { fromEditor, toEditor } from './template-text.ts'

const variables = [
  { name: 'company', label: '我方公司', sample: '云海', secret: null },
  { name: 'link', label: '链接', sample: 'https://x', secret: 'link' as const },
]

describe('the text in the editor', () => {
  it('names variables in words and comes back as it was', () => {
    const text = '{{company}}：请打开 {{link}}'
    const shown = toEditor(text, variables)
    expect(shown).toBe('{我方公司}：请打开 {链接}')
    expect(fromEditor(shown, variables)).toBe(text)
  })

  it('leaves what is no variable for the check to find', () => {
    expect(fromEditor('{价格} {{链接}}', variables)).toBe('{价格} {{{link}}}')
    expect(toEditor('{{price}}', variables)).toBe('{{price}}')
  })
})
