import { CalendarOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { calendarPath } from '../finder.paths.ts'
import { useFinderText } from '../finder.texts.ts'

type Props = { readonly row: { readonly id: string } }

/** Leads from a place or a hotel to the days that are free there. */
const CalendarButton = ({ kind, id }: { readonly kind: 'place' | 'hotel'; readonly id: string }): ReactNode => {
  const t = useFinderText()
  const navigate = useNavigate()
  return (
    <Button icon={<CalendarOutlined aria-hidden />} onClick={() => void navigate(`${calendarPath}?${kind}=${id}`)}>
      {t('calendar.open')}
    </Button>
  )
}

export const PlaceCalendarButton = ({ row: { id } }: Props): ReactNode => <CalendarButton kind="place" id={id} />
export const HotelCalendarButton = ({ row: { id } }: Props): ReactNode => <CalendarButton kind="hotel" id={id} />
