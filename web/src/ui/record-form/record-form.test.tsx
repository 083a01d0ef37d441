import { fireEvent, screen, waitFor } from '@testing-library/dom'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { optional } from '@srm/api/shared/field-meta'
import { choice, creditCode, money, rows, text } from '@srm/api/shared/fields'
import { ApiError } from '@/lib/api/api-error.ts'
import type { Row } from '../record-shape.ts'
import { draw, prepareScreen, toasts } from '../screen.fixture.tsx'
import { draftName, readDraft, writeDraft } from './draft/draft.ts'
import { RecordForm } from './record-form.tsx'
import type { Save } from './use-saving.ts'

const fields = {
  name: text('公司名称', 'Company name'),
  kind: choice('类型', 'Kind', [
    ['company', '公司', 'Company'],
    ['person', '个人', 'Person'],
  ]),
  creditCode: optional(creditCode('信用代码', 'Credit code')),
  banks: rows(
    '银行账户',
    'Bank accounts',
    { bankName: text('开户银行', 'Bank'), limit: optional(money('限额', 'Limit')) },
    { max: 20 },
  ).default([]),
}

type Input = {
  readonly save?: Save
  readonly current?: () => Promise<Row>
  readonly initial?: Record<string, unknown>
  readonly leave?: () => void
}

const show = ({ save = () => Promise.resolve(), current, initial = {}, leave = () => undefined }: Input = {}): void => {
  draw(
    <RecordForm
      record={{ name: 'company', fields }}
      sections={[
        {
          title: '基本信息',
          fields: ['name', 'kind', { name: 'creditCode', when: ({ kind }) => kind === 'company' }, 'banks'],
        },
      ]}
      initial={{ name: '云舟', kind: 'company', ...initial }}
      version={1}
      save={save}
      {...(current && { current })}
      leave={leave}
    />,
  )
}

const type = (label: string, value: string): boolean =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string): boolean => fireEvent.click(screen.getByRole('button', { name }))
const save = (): boolean => press('保存')

prepareScreen()
beforeEach(() => localStorage.clear())

describe('saving', () => {
  test('nothing is sent while a field is wrong, and the field says why', async () => {
    const sent = vi.fn<Save>(() => Promise.resolve())
    show({ save: sent })
    type('公司名称', ' ')
    type('信用代码', '123')
    fireEvent.click(await screen.findByRole('button', { name: '添加银行账户' }))
    save()
    expect(await screen.findByText('统一社会信用代码不正确')).toBeTruthy()
    await waitFor(() => expect(screen.getAllByText('不能为空')).toHaveLength(2))
    expect(sent).not.toHaveBeenCalled()
    expect(toasts).toEqual(['有 3 处需要修改'])
  })

  test('a right form is sent once in the shape of the request, however often the button is pressed', async () => {
    const sent = vi.fn<Save>(() => Promise.resolve())
    show({ save: sent })
    type('公司名称', ' 云舟会展 ')
    save()
    await waitFor(() => expect(sent).toHaveBeenCalledOnce())
    expect(sent).toHaveBeenCalledWith(
      { name: '云舟会展', kind: 'company', creditCode: undefined, banks: [] },
      1,
      'save',
    )
    save()
    await new Promise((resolve) => {
      setTimeout(resolve, 50)
    })
    expect(sent).toHaveBeenCalledOnce()
  })

  test('a hidden field is neither checked nor sent', async () => {
    const sent = vi.fn<Save>(() => Promise.resolve())
    show({ save: sent, initial: { kind: 'person', creditCode: '123' } })
    expect(screen.queryByLabelText('信用代码')).toBeNull()
    save()
    await waitFor(() => expect(sent).toHaveBeenCalledOnce())
    expect(sent.mock.calls[0]?.[0]).toMatchObject({ kind: 'person', creditCode: undefined })
  })

  test("the server's objections appear on their fields and lines, the rest in a toast", async () => {
    const errors = [
      { path: 'banks.0.bankName', message: '没有这家银行' },
      { path: 'query', message: '别处' },
    ]
    const refuse: Save = () => Promise.reject(new ApiError('提交的内容有误', 40000, { errors }))
    show({ save: refuse, initial: { banks: [{ id: 'b1', bankName: '云' }] } })
    await screen.findByLabelText('开户银行')
    save()
    expect(await screen.findByText('没有这家银行')).toBeTruthy()
    expect(toasts).toEqual(['提交的内容有误'])
  })
})

describe('somebody else was faster', () => {
  const details = { version: 3, updatedAt: '2026-11-15T10:33:00+08:00', updatedBy: '顾晓明' }
  const stale = (): Promise<never> => Promise.reject(new ApiError('已被修改', 40912, { key: 'record.stale', details }))
  const theirs = { id: 'x', version: 3, actions: [], name: '云舟展览', kind: 'person' }

  test('both values are shown, nothing is saved until chosen, and the choice goes out with the new version', async () => {
    const sent = vi.fn<Save>().mockImplementationOnce(stale).mockResolvedValue(undefined)
    show({ save: sent, current: () => Promise.resolve(theirs) })
    type('公司名称', '云舟会展')
    save()
    expect(await screen.findByText(/顾晓明 在 2026-11-15 10:33 修改了这条记录/)).toBeTruthy()
    expect(screen.getByRole('button', { name: '还有 1 项要选择' })).toHaveProperty('disabled', true)
    fireEvent.click(screen.getAllByRole('radio', { name: '我的' })[0] as HTMLElement)
    press('保存合并结果')
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(2))
    expect(sent.mock.calls[1]?.slice(0, 2)).toMatchObject([{ name: '云舟会展', kind: 'person' }, 3])
  })
})

describe('the draft', () => {
  const name = draftName('', 'company', undefined)
  const draft = {
    at: new Date().toISOString(),
    version: 1,
    base: { name: '云舟', kind: 'company' },
    values: { name: '云舟草稿', kind: 'company' },
  }

  test('what is typed is kept after a pause and dropped when it is typed back', async () => {
    show()
    type('公司名称', '云舟会展')
    await waitFor(() => expect(readDraft(name)?.values['name']).toBe('云舟会展'))
    type('公司名称', '云舟')
    expect(readDraft(name)).toBeUndefined()
  })

  test('it is offered, restored, and gone once saved', async () => {
    writeDraft(name, draft)
    const sent = vi.fn<Save>(() => Promise.resolve())
    show({ save: sent })
    press('恢复草稿')
    expect(screen.getByLabelText('公司名称')).toHaveProperty('value', '云舟草稿')
    save()
    await waitFor(() => expect(sent).toHaveBeenCalledOnce())
    await waitFor(() => expect(readDraft(name)).toBeUndefined())
  })

  test('leaving with changes asks; giving them up drops the draft', async () => {
    const leave = vi.fn<() => void>()
    show({ leave })
    press('取消')
    expect(leave).toHaveBeenCalledOnce()
    type('公司名称', '云舟会展')
    press('取消')
    fireEvent.click(await screen.findByRole('button', { name: '放弃修改' }))
    expect(leave).toHaveBeenCalledTimes(2)
    expect(readDraft(name)).toBeUndefined()
  })
})
