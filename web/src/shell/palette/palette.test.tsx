import { fireEvent, screen, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { draw, prepareScreen } from '@/ui/screen.fixture.tsx'
import { Palette } from './palette.tsx'
import { recentChoices } from './recent.ts'

prepareScreen()

/** As browsers do it: the news of closing comes a moment later. */
const giveDialogs = (): void => {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true
    },
    close(this: HTMLDialogElement) {
      if (!this.open) return
      this.open = false
      setTimeout(() => this.dispatchEvent(new Event('close')))
    },
  })
}

const aMoment = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, 20)
  })

beforeEach(() => {
  giveDialogs()
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"code":200,"result":{"groups":[]}}')))
})

test('palette stays open when effects run twice, as in development', async () => {
  const close = vi.fn<() => void>()
  draw(
    <StrictMode>
      <Palette close={close} />
    </StrictMode>,
  )
  await aMoment()
  expect(close).not.toHaveBeenCalled()
  expect(screen.getByRole('dialog')).toHaveProperty('open', true)
  expect(document.activeElement).toBe(screen.getByRole('combobox'))
})

test('palette is closed when the browser closes its dialog', async () => {
  const close = vi.fn<() => void>()
  draw(<Palette close={close} />)
  screen.getByRole<HTMLDialogElement>('dialog').close()
  await aMoment()
  expect(close).toHaveBeenCalledTimes(1)
})

const lit = (): string | null => screen.getByRole('option', { selected: true }).textContent

test('Enter takes what stands first for the words just typed, never what stood there before', () => {
  draw(<Palette close={() => undefined} />)
  const box = screen.getByRole('combobox')
  fireEvent.change(box, { target: { value: '深色' } })
  expect(lit()).toContain('切换到深色模式')
})

test('a mouse that lies still lights nothing when lines come under it', () => {
  draw(<Palette close={() => undefined} />)
  const first = lit()
  const other = screen.getAllByRole('option').at(-1)
  if (!other) throw new Error('there is no other line')
  fireEvent.mouseMove(other, { movementX: 0, movementY: 0 })
  expect(lit()).toBe(first)
  fireEvent.mouseMove(other, { movementX: 0, movementY: 3 })
  expect(lit()).toBe(other.textContent)
})

const answer = (code: string): Response =>
  Response.json({
    code: 200,
    result: [{ subject: 'ourCompany', label: '我方公司', more: false, items: [{ id: code, code, name: code }] }],
  })

test('Enter on records still on their way waits for those of the words typed', async () => {
  const asked: ((response: Response) => void)[] = []
  vi.stubGlobal('fetch', () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    asked.push(resolve)
    return promise
  })
  const close = vi.fn<() => void>()
  draw(<Palette close={close} />)
  const box = screen.getByRole('combobox')
  fireEvent.change(box, { target: { value: 'GS001' } })
  await waitFor(() => expect(asked).toHaveLength(1))
  asked[0]?.(answer('GS001'))
  await waitFor(() => expect(lit()).toContain('GS001'))
  fireEvent.change(box, { target: { value: 'GS002' } })
  fireEvent.keyDown(box, { key: 'Enter' })
  expect(close).not.toHaveBeenCalled()
  await waitFor(() => expect(asked).toHaveLength(2))
  asked[1]?.(answer('GS002'))
  await waitFor(() => expect(close).toHaveBeenCalledTimes(1))
  expect(recentChoices()[0]?.title).toBe('GS002')
})
