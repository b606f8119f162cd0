import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { log } from '@/lib/log';
import type { MailSender } from '@/lib/ports/mail/mail';
import { messageOf } from '@/lib/ports/mail/message';

/** Each mail becomes a file that any mail program opens; the log says which. They hold one-time links: owner only. */
export function folderMail(directory: string, from: string): MailSender {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async send(mail) {
      const { message } = await composer.sendMail(messageOf(mail, from));
      const stamp = new Date().toISOString().replaceAll(':', '-').slice(0, 19);
      const file = join(directory, `${stamp}-${randomBytes(4).toString('hex')}.eml`);
      await mkdir(directory, { recursive: true, mode: 0o700 });
      await writeFile(`${file}.part`, message as Buffer, { mode: 0o600, flag: 'wx' });
      await mail.commit?.();
      await rename(`${file}.part`, file);
      log.info({ file }, 'a mail was written to a file, since no SMTP server is set');
    },
    close: () => composer.close(),
  };
}
