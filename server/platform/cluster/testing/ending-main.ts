import { createServer } from 'node:http';
import { ownPart } from '../part.ts';

/** The first process serves for a moment and ends; its successors end at once. */
if (ownPart()?.isFirst) createServer().listen(0, '127.0.0.1', () => setTimeout(process.exit, 100));
else process.exit(1);
