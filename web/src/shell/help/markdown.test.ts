import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseMarkdown } from './markdown.ts'

test('a guide is read block by block', () => {
  const text = '# 标题\n\n点 **变更阶段**，再看 [说明](https://a.example/b)。\n\n- 一\n- `二`\n\n![图](images/a.png)\n'
  expect(parseMarkdown(text)).toEqual([
    { kind: 'heading', level: 1, line: [{ kind: 'text', text: '标题' }] },
    {
      kind: 'paragraph',
      line: [
        { kind: 'text', text: '点 ' },
        { kind: 'strong', text: '变更阶段' },
        { kind: 'text', text: '，再看 ' },
        { kind: 'link', text: '说明', to: 'https://a.example/b' },
        { kind: 'text', text: '。' },
      ],
    },
    { kind: 'list', items: [[{ kind: 'text', text: '一' }], [{ kind: 'code', text: '二' }]] },
    { kind: 'picture', name: 'a.png', alt: '图' },
  ])
})

test('the guide to suppliers uses nothing that is not read', () => {
  const text = readFileSync(new URL('../../../../docs/guide/suppliers.md', import.meta.url), 'utf8')
  const said = JSON.stringify(parseMarkdown(text))
  expect(said).not.toMatch(/\*\*|!\[|\]\(|\|---/)
})
