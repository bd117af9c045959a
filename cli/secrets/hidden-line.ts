import { StringDecoder } from 'node:string_decoder';
import { ReadStream } from 'node:tty';
import type { Terminal } from '../output/terminal.ts';

/** Characters of one line. */
const longest = 65_536;

/** Whether somebody sits at the terminal who can be asked. */
export function canAsk({ stdin }: Pick<Terminal, 'stdin'>): boolean {
  return stdin instanceof ReadStream && stdin.isTTY;
}

/**
 * Asks for one line that is not shown. Undefined where the person gives none (Ctrl-C, Ctrl-D), or nobody is there. The terminal is left as
 * it was.
 */
export async function hiddenLine(question: string, { stdin, stderr }: Terminal): Promise<string | undefined> {
  if (!(stdin instanceof ReadStream)) return undefined;
  stdin.setRawMode(true);
  stderr.write(question);
  const decoder = new StringDecoder('utf8');
  let line = '';
  try {
    return await new Promise<string | undefined>((resolve) => {
      const read = (bytes: Buffer): void => {
        for (const character of decoder.write(bytes)) {
          if (character === '\r' || character === '\n') return end(line);
          if (character === '\u0003' || character === '\u0004') return end(undefined);
          if (character === '\u007f' || character === '\b') line = line.replace(/.$/su, '');
          else if (line.length < longest) line += character;
        }
      };
      const end = (answer: string | undefined): void => {
        stdin.off('data', read);
        resolve(answer);
      };
      stdin.on('data', read);
      stdin.once('end', () => end(undefined));
      stdin.resume();
    });
  } finally {
    stdin.pause();
    stdin.setRawMode(false);
    stderr.write('\n');
  }
}
