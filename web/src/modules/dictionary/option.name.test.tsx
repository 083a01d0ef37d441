import { screen } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'
import { draw, prepareScreen } from '@/ui/screen.fixture.tsx'
import { OptionName } from './option.name.tsx'

prepareScreen()

const payment = { id: '1', value: 'payment', optionName: '付款', color: null, status: 'enabled', children: [] }

/** Answers when it is told to. */
const serveLater = (result: unknown): (() => void) => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => promise)
  return () => resolve(new Response(JSON.stringify({ code: 200, message: '', result }), { status: 200 }))
}

test('a word of a dictionary is never shown as its code while it is being looked up', async () => {
  const answer = serveLater([payment])
  draw(<OptionName of="holdScope" value="payment" />)
  expect(screen.getByText('…')).toBeTruthy()
  expect(screen.queryByText('payment')).toBeNull()
  answer()
  expect(await screen.findByText('付款')).toBeTruthy()
})

test('a code nobody knows any more is shown as it is, rather than nothing', async () => {
  const answer = serveLater([payment])
  draw(<OptionName of="holdScope" value="gone" />)
  answer()
  expect(await screen.findByText('gone')).toBeTruthy()
})
