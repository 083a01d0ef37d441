import { StarOutlined, TrophyOutlined } from '@ant-design/icons'
import { lazy } from 'react'
import { label } from '@srm/api/shared/label'
import { defineModule } from '@/ui/module.ts'
import { ratingPaths, templatePaths } from './scorecard.paths.ts'

const group = label('供应商', 'Suppliers')
const templates = label('评分模板', 'Scorecard templates')
const ratings = label('供应商评价', 'Supplier ratings')

export const scorecard = defineModule({
  name: 'scorecard',
  pages: [
    {
      path: '/supplier/scorecard',
      title: templates,
      permission: 'scorecardTemplate:list',
      load: () => import('./template.list.page.tsx'),
    },
    {
      path: '/supplier/scorecard/edit',
      title: label('编辑评分模板', 'Edit template'),
      under: templatePaths.list,
      load: () => import('./template.edit.page.tsx'),
    },
    {
      path: '/supplier/scorecard/detail',
      title: label('评分模板详情', 'Template details'),
      under: templatePaths.list,
      permission: 'scorecardTemplate:show',
      subject: 'scorecardTemplate',
      load: () => import('./template.detail.page.tsx'),
    },
    {
      path: '/supplier/rating',
      title: ratings,
      permission: 'supplierRating:list',
      load: () => import('./rating.list.page.tsx'),
    },
    {
      path: '/supplier/rating/edit',
      title: label('编辑供应商评价', 'Edit rating'),
      under: ratingPaths.list,
      load: () => import('./rating.edit.page.tsx'),
    },
    {
      path: '/supplier/rating/detail',
      title: label('供应商评价详情', 'Rating details'),
      under: ratingPaths.list,
      permission: 'supplierRating:show',
      subject: 'supplierRating',
      load: () => import('./rating.detail.page.tsx'),
    },
  ],
  menu: [
    { group, path: ratingPaths.list, title: ratings, icon: StarOutlined, permission: 'supplierRating:list' },
    { group, path: templatePaths.list, title: templates, icon: TrophyOutlined, permission: 'scorecardTemplate:list' },
  ],
})

/** For the page of a supplier. */
export const ScoreTab = lazy(async () => ({ default: (await import('./score.tab.tsx')).ScoreTab }))
