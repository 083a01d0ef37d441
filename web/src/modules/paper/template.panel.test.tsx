import { fireEvent, screen, waitFor } from '@testing-library/dom'
import { beforeEach, expect, test, vi } from 'vitest'
import type { PaperKind } from '@srm/api/paper'
import { useSession } from '@/lib/session/session.ts'
import { draw, prepareScreen, toasts } from '@/ui/screen.fixture.tsx'
import { WordTemplates } from './template.panel.tsx'

prepareScreen()

const kinds: PaperKind[] = [
  {
    subject: 'ourCompany',
    label: '我方公司',
    templates: [{ id: 't1', name: '授权书', createdAt: '2026-11-17T09:30:00+08:00', createdBy: '王晓' }],
    variables: [
      { name: '公司名称', label: '公司名称' },
      { name: '银行账户', label: '银行账户', columns: [{ name: '开户银行', label: '开户银行' }] },
    ],
  },
  { subject: 'supplier', label: '供应商', templates: [], variables: [] },
]

const calls: string[] = []
beforeEach(() => {
  calls.length = 0
  const permissions = ['paperTemplate:list', 'paperTemplate:create', 'paperTemplate:delete']
  useSession.setState({ profile: { permissions, isSuper: false } as never })
  vi.stubGlobal('fetch', (url: string, { method = 'GET' }: { method?: string } = {}) => {
    calls.push(`${method} ${url}`)
    const result = method === 'DELETE' ? { id: 't1' } : kinds
    return Promise.resolve(new Response(JSON.stringify({ code: 200, message: '', result })))
  })
})

test('templates stand with what they may name; lines of a sub-table between their marks', async () => {
  draw(<WordTemplates />)
  expect(await screen.findByText('授权书')).toBeTruthy()
  expect(screen.getByText('王晓 上传于 2026-11-17 09:30')).toBeTruthy()
  for (const name of ['{公司名称}', '{#银行账户}', '{开户银行}', '{/银行账户}'])
    expect(screen.getByRole('button', { name })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: /供应商/ }))
  expect(await screen.findByText(/上传 \.docx 模板后/)).toBeTruthy()
})

test('only documents of Word are taken', async () => {
  draw(<WordTemplates />)
  const input = await screen.findByLabelText('上传模板', { selector: 'input' })
  fireEvent.change(input, { target: { files: [new File(['x'], '模板.doc')] } })
  await waitFor(() => expect(toasts).toEqual(['请选择 .docx 文件']))
  expect(calls.every((call) => call.startsWith('GET'))).toBe(true)
})

test('a template is deleted after it was asked', async () => {
  draw(<WordTemplates />)
  fireEvent.click(await screen.findByRole('button', { name: '删除' }))
  expect(await screen.findByText('删除模板「授权书」？')).toBeTruthy()
  fireEvent.click(screen.getAllByRole('button', { name: '删除' }).at(-1) as HTMLElement)
  await waitFor(() => expect(calls).toContain('DELETE /api/paper_template/delete/t1'))
})
