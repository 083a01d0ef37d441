import type { Input } from '@srm/api/endpoint'
import type { scorecard } from '@srm/api/scorecard'
import { suggested } from './scorecard.defaults.rules.ts'

type Template = Input<typeof scorecard.template.create>['body']
type Rating = Input<typeof scorecard.rating.create>['body']

let count = 0

export const aScorecardTemplate = (more: Partial<Template> = {}): Template => ({
  ...suggested,
  name: `评分模板${String((count += 1))}`,
  ...more,
})

export const aSupplierRating = (more: Partial<Rating> = {}): Rating => ({
  supplier: '',
  title: `年会现场${String((count += 1))}`,
  ratedOn: '2026-08-15',
  scores: [{ criterion: '现场服务', score: '80.00' }],
  comment: '响应及时，收尾稍慢',
  ...more,
})
