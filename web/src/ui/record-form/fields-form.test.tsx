import { act, fireEvent, screen } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { text } from '@srm/api/shared/fields'
import { afterEach, expect, test, vi } from 'vitest'
import { useDebounced } from '@/lib/debounced.ts'
import { draw, prepareScreen } from '../screen.fixture.tsx'
import { FieldsForm, useFieldsForm } from './fields-form.tsx'

prepareScreen()
afterEach(() => vi.useRealTimers())

const groups = [{ fields: { name: text('名称', 'Name') } }]

const Form = ({ save }: { readonly save: () => Promise<unknown> }): ReactNode => {
  const { form, send } = useFieldsForm(groups, save)
  return (
    <FieldsForm form={form} groups={groups} initial={{ name: '云' }} send={send}>
      <button type="submit">保存</button>
    </FieldsForm>
  )
}

const press = (): Promise<void> => act(async () => void fireEvent.click(screen.getByRole('button', { name: '保存' })))

test('short form is sent once for two clicks, and again after two seconds', async () => {
  const save = vi.fn<() => Promise<unknown>>(() => Promise.resolve())
  draw(<Form save={save} />)
  await press()
  await vi.waitFor(() => expect(save).toHaveBeenCalledTimes(1))
  await press()
  await act(async () => Promise.resolve())
  const later = Date.now() + 2001
  vi.spyOn(Date, 'now').mockReturnValue(later)
  await press()
  await vi.waitFor(() => expect(save).toHaveBeenCalledTimes(2))
  vi.restoreAllMocks()
})

const Typing = (): ReactNode => {
  const [typed, setTyped] = useState('')
  const settled = useDebounced(typed)
  return (
    <>
      <input aria-label="typed" value={typed} onChange={({ target }) => setTyped(target.value)} />
      <output>{settled}</output>
    </>
  )
}

test('what is typed counts after a second of rest', () => {
  vi.useFakeTimers()
  draw(<Typing />)
  fireEvent.change(screen.getByLabelText('typed'), { target: { value: '云采' } })
  act(() => void vi.advanceTimersByTime(999))
  expect(screen.getByRole('status').textContent).toBe('')
  act(() => void vi.advanceTimersByTime(1))
  expect(screen.getByRole('status').textContent).toBe('云采')
})
