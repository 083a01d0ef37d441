import type { Input } from '@srm/api/endpoint'
import type { runOfShow } from '@srm/api/run-of-show'

type Body = Input<typeof runOfShow.item.create>['body']

let count = 0

/** The project is put in by whoever has one. */
export const aRunItem = (more: Partial<Body> = {}): Body => {
  count += 1
  return {
    project: '',
    day: '2027-12-11',
    startTime: '09:00',
    minutes: 30,
    title: `环节${count}`,
    cues: ['light', 'sound'],
    place: '宴会厅',
    ...more,
  }
}
