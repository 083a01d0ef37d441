import { fireEvent, screen, waitFor } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'
import { optional } from '@srm/api/shared/field-meta'
import { bool, date, text } from '@srm/api/shared/fields'
import { draw, prepareScreen } from '../screen.fixture.tsx'
import { SideForm } from './side-form.tsx'

prepareScreen()

const fields = {
  name: text('姓名', 'Name'),
  longTerm: bool('长期有效', 'Does not expire'),
  expiresOn: optional(date('到期日期', 'Expires on')),
}
const close = vi.fn<() => void>()
const save = vi.fn<(sent: unknown) => Promise<void>>(() => Promise.resolve())

const show = (initial: Record<string, unknown> = {}): void => {
  close.mockClear()
  save.mockClear()
  draw(
    <SideForm
      title="添加"
      groups={[
        {
          fields,
          when: { expiresOn: ({ longTerm }) => longTerm !== true },
          warnings: { name: ({ name }) => (name === '李四' ? '不是本人' : undefined) },
        },
      ]}
      initial={initial}
      save={save}
      close={close}
    />,
  )
}
const type = (value: string): void => {
  fireEvent.change(screen.getByLabelText('姓名'), { target: { value } })
}
const escape = (): void => {
  fireEvent.keyDown(document.body, { key: 'Escape', keyCode: 27, which: 27 })
}

test('drawer without input closes at once', () => {
  show({ name: '张三' })
  fireEvent.click(screen.getByRole('button', { name: '取消' }))
  expect(close).toHaveBeenCalledTimes(1)
})

test('drawer with input asks before Escape or the mask loses it, and keeps it', async () => {
  show()
  type('王五')
  escape()
  expect(await screen.findByText('还有未保存的修改')).toBeTruthy()
  expect(close).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: '继续编辑' }))
  expect(screen.getByLabelText<HTMLInputElement>('姓名').value).toBe('王五')
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  fireEvent.click(await screen.findByRole('button', { name: '放弃修改' }))
  expect(close).toHaveBeenCalledTimes(1)
})

test('drawer hides a field the rest of the form rules out, and sends it empty', async () => {
  show({ name: '营业执照', expiresOn: '2027-01-01' })
  await screen.findByLabelText('到期日期')
  fireEvent.click(screen.getByRole('switch', { name: '长期有效' }))
  await waitFor(() => expect(screen.queryByLabelText('到期日期')).toBeNull())
  fireEvent.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(save).toHaveBeenCalledWith({ name: '营业执照', longTerm: true, expiresOn: undefined }))
})

test('drawer warns at a field without keeping anybody from saving', async () => {
  show({ name: '李四' })
  fireEvent.focusOut(screen.getByLabelText('姓名'))
  expect(await screen.findByText('不是本人')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(save).toHaveBeenCalled())
})
