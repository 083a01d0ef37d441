import { expect, test } from 'vitest'
import { withSlots } from './slots.tsx'

test('certificate slots follow the classes, and what was begun stays', () => {
  const first = withSlots([], ['license', 'food'])
  expect(first).toEqual([{ type: 'license' }, { type: 'food' }])
  const begun = [{ type: 'license', number: 'XK-1' }, { type: 'food' }]
  expect(withSlots(begun, ['fire'])).toEqual([{ type: 'license', number: 'XK-1' }, { type: 'fire' }])
  expect(withSlots(begun, ['license'])).toEqual([{ type: 'license', number: 'XK-1' }])
})
