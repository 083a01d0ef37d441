import { fireEvent, screen } from '@testing-library/dom'
import { useState, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import { draw, prepareScreen } from './screen.fixture.tsx'
import { Stepper } from './stepper.tsx'

prepareScreen()

const Counted = ({ from }: { readonly from: string }): ReactNode => {
  const [value, setValue] = useState(from)
  return <Stepper label="房间" unit="间" value={value} onChange={setValue} />
}

test('stepper counts up and down, never below nothing, and takes what is typed as a number', () => {
  draw(<Counted from="1.5" />)
  const box = screen.getByRole<HTMLInputElement>('textbox', { name: '房间' })
  fireEvent.click(screen.getByRole('button', { name: '房间加一' }))
  expect(box.value).toBe('2.5')
  for (let times = 0; times < 3; times += 1) fireEvent.click(screen.getByRole('button', { name: '房间减一' }))
  expect(box.value).toBe('0')
  fireEvent.change(box, { target: { value: '18。25' } })
  expect(box.value).toBe('18.25')
  fireEvent.change(box, { target: { value: 'abc' } })
  expect(box.value).toBe('18.25')
})
