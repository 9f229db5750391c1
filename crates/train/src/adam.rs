//! Adam, which follows gradients.

/// The state of Adam (Kingma and Ba, 2015), with the usual constants.
#[derive(Clone, Debug)]
pub struct Adam {
    mean: Vec<f32>,
    square: Vec<f32>,
    steps: i32,
}

impl Adam {
    /// For so many weights.
    pub fn new(weights: usize) -> Adam {
        Adam { mean: vec![0.0; weights], square: vec![0.0; weights], steps: 0 }
    }

    /// A step against the gradient.
    pub(crate) fn step(&mut self, weights: &mut [f32], gradient: &[f32], rate: f32) {
        const MEAN: f32 = 0.9;
        const SQUARE: f32 = 0.999;
        self.steps += 1;
        let unbias = (1.0 - SQUARE.powi(self.steps)).sqrt() / (1.0 - MEAN.powi(self.steps));
        let states = self.mean.iter_mut().zip(&mut self.square);
        for ((weight, (mean, square)), &slope) in weights.iter_mut().zip(states).zip(gradient) {
            *mean += (1.0 - MEAN) * (slope - *mean);
            *square += (1.0 - SQUARE) * (slope * slope - *square);
            *weight -= rate * unbias * *mean / (square.sqrt() + 1e-8);
        }
    }
}
