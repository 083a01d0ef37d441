import { expect, test } from 'vitest'
import { fitting } from './labels.ts'

const at = (name: string, left: number, weight: number) => ({
  name,
  weight,
  rect: { left, right: left + 40, top: 0, bottom: 16 },
})

test('names on the map that would lie on one another are left out, those of fewer suppliers first', () => {
  const names = fitting([at('苏州', 20, 3), at('上海', 0, 80), at('杭州', 45, 20), at('宁波', 84, 2)]).map(
    ({ name }) => name,
  )
  expect(names).toEqual(['上海', '杭州'])
})
