import ICAL from 'ical.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { icsOf, type IcsEvent } from './ics.rules.ts'

const event = (more: Partial<IcsEvent> = {}): IcsEvent => ({
  uid: 'task-1@srm',
  title: '布展',
  note: null,
  category: '任务',
  url: 'https://srm.example.com/#/project/task/detail?id=1',
  from: '2026-11-28',
  to: '2026-11-29',
  at: null,
  until: null,
  ...more,
})

const read = (events: readonly IcsEvent[]) => {
  const root = ICAL.Component.fromString(icsOf('云采日历', events))
  return { root, events: root.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one)) }
}

describe('a calendar for other programs', () => {
  it('is read by a real parser, with times of the clock in Shanghai', () => {
    const { root, events } = read([
      event({
        from: '2026-11-28',
        to: '2026-11-28',
        at: '2026-11-28T01:30:00.000Z',
        until: '2026-11-28T03:00:00.000Z',
      }),
    ])
    const zone = new ICAL.Timezone(root.getFirstSubcomponent('vtimezone') ?? undefined)
    expect(zone.tzid).toBe('Asia/Shanghai')
    const [first] = events
    expect(first?.startDate.toString()).toBe('2026-11-28T09:30:00')
    expect(first?.startDate.convertToZone(ICAL.Timezone.utcTimezone).toString()).toBe('2026-11-28T01:30:00Z')
    expect(first?.endDate.toString()).toBe('2026-11-28T11:00:00')
    expect(root.getFirstPropertyValue('x-wr-calname')).toBe('云采日历')
  })

  it('has whole days that end on the day after, over the end of a year', () => {
    const [first] = read([event({ from: '2026-12-31', to: '2026-12-31' })]).events
    expect(first?.startDate.isDate).toBe(true)
    expect([first?.startDate.toString(), first?.endDate.toString()]).toEqual(['2026-12-31', '2027-01-01'])
  })

  it('says every text as it is, whatever its length and signs, in lines of at most 75 octets', () => {
    const text = fc
      .string({ unit: 'grapheme', maxLength: 200 })
      .map((one) => one.replaceAll(/[\p{Cc}\r\n]/gu, '').trim())
    fc.assert(
      fc.property(text, text, (title, note) => {
        const events = [event({ title: `甲${title}`, note: `乙${note};,\\` })]
        const [found] = read(events).events
        expect(found?.summary).toBe(`甲${title}`)
        expect(found?.description).toBe(`乙${note};,\\`)
        for (const line of icsOf('x', events).split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
      }),
    )
  })
})
