import { label } from '@srm/api/shared/label'
import type { ModuleHelp } from '@/lib/module/help.ts'

export const help: ModuleHelp = {
  pages: {
    '/project/runOfShow': {
      purpose: label(
        '活动现场看的一页：现在进行什么、还剩多久、接下来三项。有网络时几秒内跟上变更；没有网络时显示最近一次的内容，并说明是什么时候的。',
        'For the day itself: what runs now, how long it still runs, and the next three. It follows changes within seconds; without a network it shows what was read last, and says when that was.',
      ),
      terms: ['runOfShowState'],
    },
  },
  glossary: {
    runOfShowState: {
      term: label('流程状态', 'State of an item'),
      means: label(
        '点“开始”后一直算进行中，直到点“完成”；没有人点时按计划时间判断。',
        'An item somebody has started runs until it is marked done; until then the plan decides.',
      ),
    },
  },
}
