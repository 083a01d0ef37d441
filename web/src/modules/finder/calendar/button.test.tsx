import { fireEvent, screen } from '@testing-library/dom'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { draw, prepareScreen } from '@/ui/screen.fixture.tsx'
import { HotelCalendarButton, PlaceCalendarButton } from './button.tsx'

prepareScreen()

const Address = (): ReactNode => {
  const { pathname, search } = useLocation()
  return <output>{pathname + search}</output>
}

test.each([
  ['place', <PlaceCalendarButton key="p" row={{ id: 'x1' }} />],
  ['hotel', <HotelCalendarButton key="h" row={{ id: 'x1' }} />],
])('the page of a %s leads to its calendar', async (kind, button) => {
  draw(
    <>
      {button}
      <Address />
    </>,
  )
  fireEvent.click(await screen.findByRole('button', { name: '查看档期' }))
  expect(await screen.findByText(`/supplier/calendar?${kind}=x1`)).toBeTruthy()
})
