import { MessageOutlined } from '@ant-design/icons'
import { label } from '@srm/api/shared/label'
import { defineModule } from '@/ui/module.ts'
import { FeedbackButton } from './feedback.button.tsx'
import { paths } from './feedback.paths.ts'

const title = label('意见反馈', 'Feedback')
const under = paths.list

export const feedback = defineModule({
  name: 'feedback',
  pages: [
    { path: under, title, permission: 'feedback:list', load: () => import('./feedback.list.page.tsx') },
    {
      path: `${under}/edit`,
      title: label('处理意见反馈', 'Handle feedback'),
      under,
      permission: 'feedback:update',
      load: () => import('./feedback.edit.page.tsx'),
    },
    {
      path: `${under}/detail`,
      title: label('意见反馈详情', 'Feedback details'),
      under,
      permission: 'feedback:show',
      subject: 'feedback',
      load: () => import('./feedback.detail.page.tsx'),
    },
  ],
  menu: [{ group: label('设置', 'Settings'), path: under, title, icon: MessageOutlined, permission: 'feedback:list' }],
  slots: { feedback: FeedbackButton },
})
