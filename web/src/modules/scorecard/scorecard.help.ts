import { label } from '@srm/api/shared/label'
import type { ModuleHelp } from '@/lib/module/help.ts'

export const help: ModuleHelp = {
  pages: {
    '/supplier/rating': {
      purpose: label(
        '每个周期给供应商打分的记录，分数决定等级以及能否询价、下单。',
        'Scores of each period. They decide the grade and whether inquiries and orders are allowed.',
      ),
      terms: ['standing'],
    },
    '/supplier/scorecard': {
      purpose: label(
        '评分的指标、权重和等级线。权重合计为 100。',
        'Criteria, weights and the lines between grades. Weights add up to 100.',
      ),
      terms: ['weight', 'standing'],
    },
  },
  glossary: {
    weight: {
      term: label('权重', 'Weight'),
      means: label('一项指标在总分中占多少，全部合计 100。', 'How much a criterion counts; all add up to 100.'),
    },
    standing: {
      term: label('评分等级', 'Standing'),
      means: label(
        '分数落在哪一档，以及这一档对询价和下单是不限、警告还是禁止。',
        'Where a score falls, and whether that leaves inquiries and orders free, warned of or blocked.',
      ),
    },
  },
}
