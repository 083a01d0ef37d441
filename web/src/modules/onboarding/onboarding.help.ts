import { label } from '@srm/api/shared/label'
import type { ModuleHelp } from '@/lib/module/help.ts'

export const help: ModuleHelp = {
  pages: {
    '/supplier/application': {
      purpose: label(
        '供应商自己填写的准入申请：受理、核对、退回补正或通过。通过后自动建档为潜在供应商。',
        'Applications suppliers fill in themselves: take one, check it, send it back or accept it. An accepted one becomes a potential supplier.',
      ),
      terms: ['mend'],
    },
    '/supplier/updateList': {
      purpose: label(
        '发给供应商的资料更新链接，对方提交后由您核对生效。',
        'Links sent to suppliers to update their data; what they send takes effect once you checked it.',
      ),
      terms: ['link'],
    },
  },
  glossary: {
    mend: {
      term: label('退回补正', 'Sent back'),
      means: label(
        '写清要改的地方，对方点短信里的链接就能改。',
        'Say what is wrong; they mend it by the link in the message.',
      ),
    },
    link: {
      term: label('更新链接', 'Update link'),
      means: label(
        '无需账号，凭短信验证码打开，到期失效。',
        'Opened with a code by SMS, no account needed, and good for a time.',
      ),
    },
  },
}
