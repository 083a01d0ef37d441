import { fireEvent, screen, waitFor } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'
import { optional } from '@srm/api/shared/field-meta'
import { creditCode, rows, text } from '@srm/api/shared/fields'
import { ApiError } from '@/lib/api-error.ts'
import { RecordForm } from './record-form.tsx'
import { draw, toasts, prepareScreen } from './screen.fixture.tsx'

const fields = {
  name: text('公司名称', 'Company name'),
  creditCode: optional(creditCode('信用代码', 'Credit code')),
  banks: rows('银行账户', 'Bank accounts', { bankName: text('开户银行', 'Bank') }).default([]),
}

type Submit = (sent: Record<string, unknown>) => Promise<unknown>
const show = (submit: Submit, reload: () => unknown = () => undefined): void => {
  draw(
    <RecordForm
      fields={fields}
      sections={[{ title: '基本信息', fields: ['name', 'creditCode', 'banks'] }]}
      initial={{ name: '云舟' }}
      submit={submit}
      reload={reload}
      cancel={() => undefined}
    />,
  )
}

const type = (label: string, value: string): boolean =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const save = (): boolean => fireEvent.click(screen.getByRole('button', { name: '保存' }))

prepareScreen()

test('nothing is sent while a field is wrong, and the field says why', async () => {
  const submit = vi.fn<Submit>(() => Promise.resolve())
  show(submit)
  type('公司名称', ' ')
  type('信用代码', '123')
  fireEvent.click(screen.getByRole('button', { name: '添加银行账户' }))
  save()
  expect(await screen.findByText('统一社会信用代码不正确')).toBeTruthy()
  expect(screen.getAllByText('不能为空')).toHaveLength(2)
  expect(submit).not.toHaveBeenCalled()
  expect(toasts).toEqual(['有 3 处需要修改'])
})

test('a right form is sent in the shape of the request', async () => {
  const submit = vi.fn<Submit>(() => Promise.resolve())
  show(submit)
  type('公司名称', ' 云舟会展 ')
  save()
  await waitFor(() => expect(submit).toHaveBeenCalledWith({ name: '云舟会展', creditCode: undefined, banks: [] }))
})

test("the server's objections appear on their fields, the rest in a toast", async () => {
  const errors = [
    { path: 'name', message: '已有同名' },
    { path: 'query', message: '别处' },
  ]
  show(() => Promise.reject(new ApiError('提交的内容有误', 40000, { errors })))
  save()
  expect(await screen.findByText('已有同名')).toBeTruthy()
  expect(toasts).toEqual(['提交的内容有误'])
})

test('a record somebody else changed is named with who and when, and can be loaded again', async () => {
  const details = { version: 3, updatedAt: '2026-11-15T10:33:00+08:00', updatedBy: '顾晓明' }
  const reload = vi.fn<() => unknown>()
  show(() => Promise.reject(new ApiError('已被修改', 40902, { key: 'record.stale', details })), reload)
  save()
  expect(await screen.findByText(/顾晓明 在 2026-11-15 10:33 修改了这条记录/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '放弃我的修改，重新载入' }))
  expect(reload).toHaveBeenCalledOnce()
})
