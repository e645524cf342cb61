import type { Car } from '#domain/cars/schema.ts';
import type { Property } from '#domain/properties/schema.ts';
import { answer, listOf } from './answers.ts';
import { sampleCommentPage } from './messages-samples.ts';
import { carCard, propertyCard, sampleCar, sampleProperty } from './samples.ts';

const NO_ENQUIRY = { sentAt: null, contact: null, conversationId: null };

/** Answers the page of a home; `similar` are like it. */
export function answerProperty(property = sampleProperty(), similar: readonly Property[] = []) {
  answer('GET /api/properties/:id/similar', listOf(similar.map(propertyCard)));
  answer('GET /api/properties/:id/enquiry', NO_ENQUIRY);
  answer('GET /api/properties/:id/rating', { mayRate: true, after: 'enquiry' });
  answer('GET /api/comments/property/:id', sampleCommentPage([]));
  answer('GET /api/properties/:id/stay-rules', { rules: null, version: 0 });
  answer('GET /api/properties/:id/booked-dates', []);
  answer('GET /api/bookings', listOf([]));
  return answer('GET /api/properties/:id', property);
}

/** The same of a car. */
export function answerCar(car: Car = sampleCar(), similar: readonly Car[] = []) {
  answer('GET /api/cars/:id/similar', listOf(similar.map(carCard)));
  answer('GET /api/cars/:id/enquiry', NO_ENQUIRY);
  return answer('GET /api/cars/:id', car);
}

/** A real WebM, filmed by the browser itself from a canvas, at an address of this page; 40 milliseconds a frame. */
export async function filmed(frames = 12): Promise<string> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 180 });
  const brush = canvas.getContext('2d');
  const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: 'video/webm' });
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const stopped = new Promise((resolve) => {
    recorder.onstop = resolve;
  });
  recorder.start();
  for (let frame = 0; frame < frames; frame += 1) {
    if (brush) {
      brush.fillStyle = `hsl(${frame * 9}, 60%, 50%)`;
      brush.fillRect(0, 0, canvas.width, canvas.height);
    }
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
  recorder.stop();
  await stopped;
  return URL.createObjectURL(new Blob(parts, { type: 'video/webm' }));
}
