import { scorecardPages } from '@srm/api/scorecard/pages'
import { label } from '@srm/api/shared/label'
import { routes } from '@/lib/module/module.ts'
import { defineModule } from '@/ui/module.ts'

export const scorecard = defineModule({
  name: 'scorecard',
  help: async () => (await import('./scorecard.help.ts')).help,
  pages: routes(scorecardPages, {
    rating: {
      list: () => import('./rating.list.page.tsx'),
      edit: () => import('./rating.edit.page.tsx'),
      detail: () => import('./rating.detail.page.tsx'),
    },
    template: {
      list: () => import('./template.list.page.tsx'),
      edit: () => import('./template.edit.page.tsx'),
      detail: () => import('./template.detail.page.tsx'),
    },
  }),
  recordFigures: [
    {
      subject: 'supplier',
      key: 'score',
      title: label('综合得分', 'Overall score'),
      permission: 'supplierRating:list',
      load: async () => (await import('./score.figure.tsx')).ScoreFigure,
    },
  ],
  recordTabs: [
    {
      subject: 'supplier',
      key: 'score',
      title: label('评分', 'Scores'),
      permission: 'supplierRating:list',
      load: async () => (await import('./score.tab.tsx')).ScoreTab,
    },
  ],
})
