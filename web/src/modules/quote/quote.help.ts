import { label } from '@srm/api/shared/label'
import type { ModuleHelp } from '@/lib/module/help.ts'

export const help: ModuleHelp = {
  pages: {
    '/purchase/holds': {
      purpose: label(
        '酒店和场地为我们留着的房和厅：留到哪天、属于哪个采购。到期前没有定标，留房就没了。',
        'Rooms and halls suppliers hold for us, until when and for which purchase. What is not awarded by then is gone.',
      ),
      terms: ['hold'],
    },
  },
  glossary: {
    hold: {
      term: label('留房留厅', 'Hold'),
      means: label(
        '供应商报价时答应不卖给别人的房间或会场，到约定的日子自动放掉。',
        'Rooms or halls a supplier promised to sell to nobody else until a day.',
      ),
    },
  },
}
